import './login.css';

/** What stands on the screen while the panel arrives. */
export const Opening = () => (
  <main className="opening" aria-busy="true">
    <p role="status">Opening the admin…</p>
  </main>
);
