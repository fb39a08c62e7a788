import { DataProviders } from '../../DataProviders.tsx'
import { SecondStepForm } from './SecondStepForm.tsx'

/** The second step with what it takes to ask the server, none of which the sign-in page loads at first. */
export default function SecondStep({ onStartOver }: { onStartOver: () => void }) {
  return (
    <DataProviders>
      <SecondStepForm onStartOver={onStartOver} />
    </DataProviders>
  )
}
