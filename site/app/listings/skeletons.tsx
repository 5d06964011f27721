interface SkeletonsProps {
  /** In the plural. */
  noun: string;
  count: number;
  /** In the place of each name. */
  text: string;
  look?: string;
}

export const Skeletons = ({ noun, count, text, look = '' }: SkeletonsProps) => (
  <>
    <p role="status" className="visually-hidden">
      Loading {noun}
    </p>
    <ul aria-hidden className={`listings ${look}`}>
      {Array.from({ length: count }, (_, place) => (
        <li key={place} className="listing">
          <div className="listing-head">
            <span className="skeleton size-14 rounded-md" />
            <div>
              <span className="skeleton block">{text}</span>
              <span className="skeleton mt-2 block h-4 w-2/3" />
            </div>
          </div>
          <span className="skeleton h-5 w-1/2" />
          <span className="skeleton h-10" />
          <span className="skeleton h-11 rounded-full" />
        </li>
      ))}
    </ul>
  </>
);
