import { Notification } from 'react-admin';

/** Messages at the top, where they hide neither the buttons nor the bar of a phone. */
export const Notifications = () => (
  <Notification
    autoHideDuration={4000}
    multiLine
    anchorOrigin={{ vertical: 'top', horizontal: 'center' }}
  />
);
