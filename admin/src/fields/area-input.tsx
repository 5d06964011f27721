import { MenuItem, TextField } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useInput } from 'react-admin';
import { states } from '#contract/places.ts';
import { useApi } from '../api-client/data-provider.ts';

/** The state and the area of a place, as the public forms ask for them; its value is the path of the gazetteer. */
export function AreaInput({ name, label }: { name: string; label: string }) {
  const { field, id } = useInput<Record<string, string>>({ source: name, defaultValue: '' });
  const path = String(field.value);
  const [state = ''] = path.split('/', 1);
  const api = useApi();
  const { data, isError } = useQuery({
    queryKey: ['places', state],
    queryFn: () => api.areas(state),
    enabled: state !== '',
  });
  const areas = data?.data ?? [];
  const choose = (chosen: string) => field.onChange(chosen || null);
  // Until the areas are there, the chosen one is shown by its path.
  const known = areas.some((area) => area.path === path) || path === state;
  return (
    <>
      <TextField
        select
        id={`${id}-state`}
        label={`${label}: state`}
        value={state}
        onChange={({ target }) => choose(target.value)}
        helperText="None: read from the location"
      >
        <MenuItem value="">None</MenuItem>
        {Object.entries(states).map(([value, text]) => (
          <MenuItem key={value} value={value}>
            {text}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        select
        id={`${id}-area`}
        label={`${label}: area`}
        value={path}
        disabled={state === ''}
        onChange={({ target }) => choose(target.value)}
        helperText={isError ? 'The areas could not be loaded' : ' '}
      >
        <MenuItem value={state}>All of the state</MenuItem>
        {!known && <MenuItem value={path}>{path}</MenuItem>}
        {areas.map((area) => (
          <MenuItem key={area.path} value={area.path}>
            {area.name}
          </MenuItem>
        ))}
      </TextField>
    </>
  );
}
