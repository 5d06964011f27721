import { Card } from '@mui/material';
import type { ReactNode } from 'react';
import type { ProofKind } from '#contract/proofs.ts';
import { pathOf } from '../kinds.ts';
import { PageLink } from '../layout/page-link.tsx';

interface CompanyToCheckProps {
  id: string;
  name: string;
  kind: ProofKind;
  children: ReactNode;
}

/** An item of a list of checks to be made; its link opens the form of the check on the company's page. */
export const CompanyToCheck = ({ id, name, kind, children }: CompanyToCheckProps) => (
  <Card component="li" variant="outlined" sx={{ p: 2, overflowWrap: 'anywhere' }}>
    <PageLink
      to={`${pathOf({ kind: 'company', id, status: 'live' })}#${kind}`}
      sx={{ fontWeight: 600 }}
    >
      <bdi>{name}</bdi>
    </PageLink>{' '}
    {children}
  </Card>
);
