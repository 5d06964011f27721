/** Options of `notify` for a message that has to be read: it stays for ten seconds, also when another one waits. */
export const toRead = { autoHideDuration: 10_000 } as const;
