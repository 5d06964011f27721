import { Inline } from './inline.tsx';

/** Short texts under a name each, side by side where there is room. */
export function NamedTexts({ texts }: { texts: readonly { name: string; text: string }[] }) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {texts.map(({ name, text }) => (
        <div key={name} className="card">
          <h3>{name}</h3>
          <div className="prose mt-1">
            <p>
              <Inline text={text} />
            </p>
          </div>
        </div>
      ))}
    </div>
  );
}
