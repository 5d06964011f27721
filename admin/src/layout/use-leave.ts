import { useLogout } from 'react-admin';
import { loginPath } from '../paths.ts';
import { useDecisions } from '../review/decisions.tsx';

/** Logs out by the moderator's own wish; a decision that is still kept back is sent first, while the token is there. */
export function useLeave() {
  const logout = useLogout();
  const { sendNow } = useDecisions();
  return () => {
    sendNow();
    void logout({}, loginPath, false);
  };
}
