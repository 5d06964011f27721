import { Alert, Button } from '@mui/material';

interface FailureProps {
  text: string;
  retry: () => unknown;
  severity?: 'error' | 'warning';
}

export const Failure = ({ text, retry, severity = 'error' }: FailureProps) => (
  <Alert
    severity={severity}
    sx={{ mb: 2 }}
    action={
      <Button color="inherit" onClick={() => void retry()}>
        Try again
      </Button>
    }
  >
    {text}
  </Alert>
);
