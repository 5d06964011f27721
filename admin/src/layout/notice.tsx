import { Alert, Button, type AlertProps } from '@mui/material';
import { Link } from 'react-router-dom';

interface NoticeProps extends Pick<AlertProps, 'severity' | 'children'> {
  button: string;
  to?: string;
  onClick?: () => void;
}

/** A sentence in place, with a button for the person who can act on it. */
export const Notice = ({ severity = 'error', button, to, onClick, children }: NoticeProps) => (
  <Alert
    severity={severity}
    sx={{ mb: 2 }}
    action={
      <Button
        color="inherit"
        sx={{ whiteSpace: 'nowrap' }}
        onClick={onClick}
        {...(to && { component: Link, to })}
      >
        {button}
      </Button>
    }
  >
    {children}
  </Alert>
);

interface FailureProps extends Pick<AlertProps, 'severity'> {
  text: string;
  retry: () => unknown;
}

export const Failure = ({ text, retry, severity }: FailureProps) => (
  <Notice severity={severity} button="Try again" onClick={() => void retry()}>
    {text}
  </Notice>
);
