import { useTranslation } from 'react-i18next';
import { SearchInput, Select, Switch } from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import { FilterRow, FoundCount } from './HerdsmanClubFilters.styles.ts';

export interface HerdsmanClubFiltersProps {
  /** What is typed. */
  words: string;
  /** Empty for all cities. */
  city: string;
  /** Every city that has clubs, and how many. */
  cities: readonly { city: string; clubs: number }[];
  /** Only clubs that the reader is in; null for a visitor, who is in none. */
  isMine: boolean | null;
  /** So many clubs are like that; null while it is not known. */
  found: number | null;
  onWords: (words: string) => void;
  /** The reader wants these words looked for. */
  onSearch: (words: string) => void;
  onCity: (city: string) => void;
  onMine: (isOn: boolean) => void;
}

/** Which herdsman clubs are listed: by words of the name, by city, and one's own (S22). */
export function HerdsmanClubFilters({
  words,
  city,
  cities,
  isMine,
  found,
  onWords,
  onSearch,
  onCity,
  onMine,
}: HerdsmanClubFiltersProps) {
  const { t } = useTranslation('herdsman-clubs');
  const formats = useFormats();
  // A city of the address that has no club any more is still what is chosen.
  const known =
    cities.some((one) => one.city === city) || city === '' ? cities : [...cities, { city, clubs: 0 }];
  return (
    <>
      <FilterRow>
        <SearchInput
          label={t('search')}
          placeholder={t('search')}
          clearLabel={t('clear')}
          value={words}
          onChange={onWords}
          onSearch={onSearch}
        />
        <Select
          aria-label={t('city')}
          value={city}
          onChange={(event) => onCity(event.target.value)}
          options={[
            { value: '', label: t('allCities') },
            ...known.map((one) => ({
              value: one.city,
              label: t('cityCount', { city: one.city, n: formats.number(one.clubs) }),
            })),
          ]}
        />
        {isMine !== null && (
          <Switch isOn={isMine} onToggle={onMine}>
            {t('onlyMine')}
          </Switch>
        )}
      </FilterRow>
      <FoundCount aria-live="polite">
        {found !== null && t('found', { count: found, n: formats.number(found) })}
      </FoundCount>
    </>
  );
}
