import { cacRegister } from '#contract/proofs.ts';
import { Icon } from '../layout/icon.tsx';

const cacAnchor = 'cac';

/** The reason for the CAC number and where to find it (spec §2); hints link to it. */
export function CacExplanation() {
  return (
    <section id={cacAnchor} tabIndex={-1} className="card scroll-mt-4">
      <h2 className="flex items-center gap-2 text-lg">
        <Icon name="safety" className="text-action size-6" />
        What is a CAC number?
      </h2>
      <div className="stack mt-3 text-sm [--gap:0.75rem]">
        <p>
          The Corporate Affairs Commission (CAC) registers every business in Nigeria. Your number is
          on the certificate: <b>RC</b> for a company, <b>BN</b> for a business name, <b>IT</b> for
          trustees, <b>LP or LLP</b> for a partnership.
        </p>
        <p>
          We ask for it to keep fake riders and false jobs out. Only our moderators see it, until
          they have confirmed a company’s number in the CAC register: then its page shows it.
        </p>
        <p>
          No certificate? Look your business up at{' '}
          <a
            href={`https://${cacRegister}`}
            target="_blank"
            rel="noopener noreferrer"
            className="link"
          >
            {cacRegister}
            <span className="visually-hidden"> (opens in a new tab)</span>
          </a>
          .
        </p>
      </div>
    </section>
  );
}

export function CacHint() {
  return (
    <>
      RC, BN, IT, LP or LLP and 4 to 8 digits, as on your certificate.{' '}
      <a href={`#${cacAnchor}`} className="link">
        What is a CAC number?
      </a>
    </>
  );
}
