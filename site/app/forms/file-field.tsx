import { useEffect, useRef, useState, type ReactNode } from 'react';
import { controlAttributes, FieldLabel, FieldNotes } from './field.tsx';
import { imageLimit, sentences } from './form-definition.ts';
import { useField } from './form-state.ts';
import { lighten, megabytes } from './photo.ts';

interface FileFieldProps {
  name: string;
  label: string;
  hint: ReactNode;
  /** An image came with the form that is shown again, and has to be chosen once more. */
  again?: string;
}

/** An image: checked and made lighter in the browser where that is possible, checked again by the server. */
export function FileField({ name, label, hint, again }: FileFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [note, setNote] = useState('');
  const [tooLarge, setTooLarge] = useState(false);
  const [lost, setLost] = useState(Boolean(again));
  const known = useField(name, label, { hint });
  const field = tooLarge
    ? { ...known, error: sentences.imageTooLarge, errorId: `${name}-error` }
    : known;

  // With script the page was not loaded anew and the input still has its file.
  useEffect(() => setLost(Boolean(again) && !input.current?.files?.length), [again]);

  async function choose() {
    const file = input.current?.files?.[0];
    setLost(false);
    setNote('');
    setTooLarge(file !== undefined && file.size >= imageLimit);
    if (!file || file.size >= imageLimit) return;
    const lighter = await lighten(file);
    if (!lighter || input.current?.files?.[0] !== file) return;
    replace(input.current, lighter);
    setNote(`Made lighter to save your data: ${megabytes(file)} is now ${megabytes(lighter)}.`);
  }

  return (
    <div className="field">
      <FieldLabel field={field} label={label} />
      <FieldNotes field={field} hint={hint} />
      {lost && !field.error && <p className="text-warning-ink text-sm font-semibold">{again}</p>}
      <input
        {...controlAttributes(field)}
        ref={input}
        type="file"
        accept="image/png,image/jpeg,image/webp"
        onChange={() => void choose()}
        className="input file:bg-action-soft file:text-action cursor-pointer file:mr-3 file:cursor-pointer file:rounded-full file:px-4 file:py-1.5 file:text-sm file:font-semibold"
      />
      <p role="status" className="field-hint empty:hidden">
        {note}
      </p>
    </div>
  );
}

function replace(input: HTMLInputElement, file: File) {
  const transfer = new DataTransfer();
  transfer.items.add(file);
  input.files = transfer.files;
}
