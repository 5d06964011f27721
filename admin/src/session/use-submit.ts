import { useState, type FormEvent } from 'react';

/** Sends the fields of a form, one call at a time. `problem` is the message of the error that `send` throws. */
export function useSubmit(send: (fields: Record<string, string>) => Promise<void>) {
  const [problem, setProblem] = useState('');
  const [isSending, setSending] = useState(false);
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending) return;
    const fields = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>;
    setProblem('');
    setSending(true);
    await send(fields).catch(({ message }: Error) => setProblem(message));
    setSending(false);
  }
  return {
    problem,
    isSending,
    onSubmit: (event: FormEvent<HTMLFormElement>) => void submit(event),
  };
}
