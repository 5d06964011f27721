declare global {
  interface WindowEventMap {
    /** Listeners send what they hold and add the promise of its answer. */
    logout: CustomEvent<Promise<unknown>[]>;
  }
}

const MAX_WAIT_MS = 5_000;

/** Has everything sent that waits to be sent, while the token is valid; waits for the answers, but not for a dead line. */
export async function sendBeforeLogout() {
  const answers: Promise<unknown>[] = [];
  dispatchEvent(new CustomEvent('logout', { detail: answers }));
  const timeout = new Promise((resolve) => setTimeout(resolve, MAX_WAIT_MS));
  await Promise.race([Promise.all(answers), timeout]);
}
