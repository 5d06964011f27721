import { useEffect } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { HttpError } from 'react-admin';
import type { Claim } from '#contract/openapi.ts';
import { useApi, useRead } from '../api-client/data-provider.ts';
import { session } from '../session/session.ts';

/** A third of the time for which the API keeps a claim. */
const RENEW_INTERVAL_MS = 15_000;
const queryKey = ['claims'];

/** The moderator who was first to read each submission, unless that is this one, by its id. */
export function useReaders(): ReadonlyMap<string, Claim> {
  const { data } = useRead(queryKey, (api) => api.claims(), {
    refetchInterval: RENEW_INTERVAL_MS,
    staleTime: RENEW_INTERVAL_MS,
  });
  const first = new Map<string, Claim>();
  for (const claim of data?.data ?? []) if (!first.has(claim.id)) first.set(claim.id, claim);
  const own = session.account()?.email;
  return new Map([...first].filter(([, { moderator }]) => moderator !== own));
}

/** Tells other moderators that this one is reading a submission, for as long as it is on screen. */
export function useClaim(id: string) {
  const api = useApi();
  const queries = useQueryClient();
  useEffect(() => {
    const renew = async () => {
      if (document.visibilityState === 'hidden') return;
      const claims = await api.claim(id);
      if (Array.isArray(claims.data)) queries.setQueryData(queryKey, claims);
    };
    // A claim that fails costs nobody anything: the next one may succeed, unless the submission is gone.
    const attempt = () =>
      void renew().catch((error: HttpError) => error.status === 404 && clearInterval(timer));
    const timer = setInterval(attempt, RENEW_INTERVAL_MS);
    attempt();
    return () => clearInterval(timer);
  }, [api, queries, id]);
}
