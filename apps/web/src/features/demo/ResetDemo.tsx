import { Button } from '@mantine/core'
import { useState } from 'react'
import { useDemo } from './frame/use-demo.ts'
import classes from './ResetDemo.module.css'

/** The quiet way back to the demo's beginning. */
export function ResetDemo() {
  const { reset } = useDemo()
  const [wasReset, setReset] = useState(false)

  function start() {
    reset()
    setReset(true)
  }

  return (
    <div className={classes.row}>
      <p className="dimmed small" role="status">
        {wasReset
          ? 'The demo is as it was at the start.'
          : 'Start the demo over: your views come back, and the screener is empty again.'}
      </p>
      <Button className={classes.button} variant="subtle" color="gray" px="sm" onClick={start}>
        Reset the demo
      </Button>
    </div>
  )
}
