import { dayInZone } from '@suv/domain'
import { useEffect, useState } from 'react'

/** The calendar day where the reader is; moves on when the page is looked at again after midnight. */
export function useToday(): string {
  const [today, setToday] = useState(() => dayInZone(new Date()))
  useEffect(() => {
    const update = () => setToday(dayInZone(new Date()))
    const timer = setInterval(update, 60_000)
    document.addEventListener('visibilitychange', update)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', update)
    }
  }, [])
  return today
}
