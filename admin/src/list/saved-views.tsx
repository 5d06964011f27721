import { useState } from 'react';
import { Chip, Stack } from '@mui/material';
import { BookmarkPlus } from 'lucide-react';
import { AddSavedQueryDialog, useListContext, useSavedQueries } from 'react-admin';

/** Chips that apply a filter at once: `views` of the list, which leave the search as it is, and those saved in this browser. */
export function SavedViews({ views }: { views: Record<string, Record<string, string>> }) {
  const { resource, setFilters, setSort, ...list } = useListContext();
  const filterValues = list.filterValues as { q?: string };
  const [saved, setSaved] = useSavedQueries(resource);
  const [isSaving, setIsSaving] = useState(false);
  const { q, ...others } = filterValues;
  const current = keyOf(filterValues);
  const isKnown = [
    ...Object.values(views),
    ...saved.map(({ value }) => value.filter as object),
  ].some((filter) => keyOf(filter) === current);
  return (
    <Stack direction="row" useFlexGap role="group" aria-label="Saved queries" sx={chips}>
      {Object.entries(views).map(([label, filter]) => (
        <Chip
          key={label}
          label={label}
          {...pressed(keyOf(filter) === keyOf(others))}
          onClick={() => setFilters({ ...filter, ...(q && { q }) })}
        />
      ))}
      {saved.map((query, index) => (
        <Chip
          key={index}
          label={query.label}
          {...pressed(keyOf(query.value.filter as object) === current)}
          onClick={() => {
            setFilters({ ...(query.value.filter as object) });
            if (query.value.sort) setSort(query.value.sort);
          }}
          onDelete={() => setSaved(saved.filter((one) => one !== query))}
        />
      ))}
      {!isKnown && (
        <Chip
          variant="outlined"
          icon={<BookmarkPlus size={15} />}
          label="Save query"
          onClick={() => setIsSaving(true)}
        />
      )}
      {isSaving && <AddSavedQueryDialog open onClose={() => setIsSaving(false)} />}
    </Stack>
  );
}

const pressed = (isOn: boolean) =>
  ({ color: isOn ? 'primary' : 'default', 'aria-pressed': isOn }) as const;

/** Low enough for twelve rows at 1280 × 900. */
const chips = {
  gap: 0.5,
  mb: 1.75,
  flexWrap: 'wrap',
  '& .MuiChip-root': { height: { lg: 26 } },
  '& .MuiChip-label': { px: 1 },
};

/** Equal for equal filters, in whatever order their keys are. */
const keyOf = (filter: object) =>
  JSON.stringify(Object.entries(filter).sort(([one], [other]) => one.localeCompare(other)));
