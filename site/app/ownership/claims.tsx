import { OwnerButton } from './owner-button.tsx';
import type { Ownership } from './ownership.ts';

/** People who say that the company is theirs, with the owner's two answers. */
export const Claims = ({ claims }: Pick<Ownership, 'claims'>) =>
  claims.map(({ id, name, role }) => (
    <section key={id} className="card stack" aria-label="Claim">
      <h2>Somebody says this is their company</h2>
      <p>
        <bdi>{name}</bdi>, <bdi>{role}</bdi>, wants it to have their email address instead of yours.
        Nothing changes before we have checked it. Object within 72 hours of our email if you do not
        know them: then a person asks both of you and decides. “That is me” says that you or a
        colleague asked for it, and it may be given to them.
      </p>
      <div className="flex flex-col gap-3 sm:flex-row">
        <OwnerButton intent="object-claim" claim={id} isFirst>
          Object
        </OwnerButton>
        <OwnerButton intent="confirm-claim" claim={id}>
          That is me
        </OwnerButton>
      </div>
    </section>
  ));
