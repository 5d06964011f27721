import { useEffect, useState } from 'react';
import type { TextControl } from './form-definition.ts';

/** The suggestions of a field: of the state that is chosen in another field its places, else its own. */
export function useSuggestions({ suggestions, suggestedBy }: TextControl) {
  const [inState, setInState] = useState<readonly string[]>();
  useEffect(() => {
    const select = document.getElementById(suggestedBy ?? '') as HTMLSelectElement | null;
    if (!select?.form) return;
    let asked = '';
    const follow = async () => {
      const state = select.value;
      if (state === asked) return;
      asked = state;
      const names = state ? await placesIn(state) : undefined;
      if (state === asked) setInState(names);
    };
    const changed = () => void follow();
    changed();
    const { form } = select;
    form.addEventListener('change', changed);
    return () => form.removeEventListener('change', changed);
  }, [suggestedBy]);
  return inState ?? suggestions;
}

/** Names of the places of a state without it, each once; undefined where they cannot be had. */
async function placesIn(state: string): Promise<string[] | undefined> {
  try {
    const response = await fetch(`/api/places?within=${state}`);
    if (!response.ok) return undefined;
    const places = (await response.json()) as { name: string }[];
    return [...new Set(places.map(({ name }) => name.replace(/,.*/, '')))];
  } catch {
    return undefined;
  }
}
