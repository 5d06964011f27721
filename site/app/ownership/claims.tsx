import { OwnerButton } from './owner-button.tsx';
import type { Ownership } from './ownership.ts';

/** People who say that the company is theirs, with the owner's two answers. */
export const Claims = ({ claims }: Pick<Ownership, 'claims'>) =>
  claims.map(({ id, name, role }) => (
    <section key={id} className="card stack" aria-label={`Claim of ${name}`}>
      <h2>Somebody says this is their company</h2>
      <p>
        <bdi>{name}</bdi>, <bdi>{role}</bdi>, wants your listing to have their email address instead
        of yours. You do not know them? Object within 72 hours of our email: then a person asks both
        of you and decides. “That is me” says that you or a colleague asked for it, and they may get
        the listing. Nothing changes before we have checked it.
      </p>
      <div className="flex flex-col gap-3 sm:flex-row">
        <OwnerButton intent="object-claim" claim={id} isFirst>
          Object<span className="visually-hidden"> to {name}</span>
        </OwnerButton>
        <OwnerButton intent="confirm-claim" claim={id}>
          That is me<span className="visually-hidden">: {name}</span>
        </OwnerButton>
      </div>
    </section>
  ));
