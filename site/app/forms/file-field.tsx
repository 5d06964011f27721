import { useEffect, useRef, useState } from 'react';
import { controlAttributes, Field } from './field.tsx';
import { imageProblem, imageTypes, type FieldWith } from './form-definition.ts';
import { useField } from './form-state.ts';
import { compressIn, isLarge, megabytes } from './photo.ts';

interface FileFieldProps {
  field: FieldWith<'image'>;
  /** Whether the refused form had an image in it. */
  wasSent: boolean;
}

/** An image, checked and compressed in the browser where possible, and checked again by the server. */
export function FileField({ field: question, wasSent }: FileFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [note, setNote] = useState('');
  const [problem, setProblem] = useState<string>();
  const [lost, setLost] = useState(wasSent);
  const field = useField(question, problem);

  // With script the page was not reloaded, and the input still has its file.
  useEffect(() => setLost(wasSent && !input.current?.files?.length), [wasSent]);

  async function choose() {
    const chosen = input.current;
    if (!chosen) return;
    setLost(false);
    const before = chosen.files?.[0];
    setNote(before && isLarge(before) ? 'Making the photo lighter...' : '');
    setProblem(undefined);
    const change = await compressIn(chosen);
    const file = chosen.files?.[0];
    // Another photo was chosen meanwhile.
    if (file !== (change?.after ?? before)) return;
    setProblem(file && imageProblem(file));
    setNote(
      change && file
        ? `Made lighter to save your data: ${megabytes(change.before)} is now ${megabytes(file)}.`
        : '',
    );
  }

  // Chosen before the script ran.
  useEffect(() => void (input.current?.files?.length && choose()), []);

  return (
    <Field field={field}>
      {lost && !field.error && (
        <p className="text-warning-ink text-sm font-semibold">{question.again}</p>
      )}
      <input
        {...controlAttributes(field)}
        ref={input}
        type="file"
        accept={imageTypes.join()}
        onChange={() => void choose()}
        className="input file:bg-action-soft file:text-action cursor-pointer file:mr-3 file:cursor-pointer file:rounded-full text-sm file:px-3 file:py-1.5 file:font-semibold"
      />
      <p role="status" className="field-hint empty:hidden">
        {note}
      </p>
    </Field>
  );
}
