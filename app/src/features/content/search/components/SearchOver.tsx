import { SearchPalette } from '@goldbean/design-system/content';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { paths } from '../../../../shared/paths/index.ts';
import { suggestingState, typeQuery } from '../suggesting.ts';
import { groupWords } from './group-words.ts';

export interface SearchOverProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The search over any page (S03); a piece of its own, loaded when it is opened first. */
export function SearchOver({ isOpen, onClose }: SearchOverProps) {
  const { t } = useTranslation('content');
  const navigate = useNavigate();
  const { query, list } = useSnapshot(suggestingState);
  const go = (href: string) => {
    onClose();
    typeQuery('');
    void navigate(href);
  };
  return (
    <SearchPalette
      isOpen={isOpen}
      query={query}
      suggestions={list.map(({ type, id, title, from, snippet, href }) => ({
        id: `${type} ${id}`,
        title,
        note: [type === 'stocks' ? snippet : '', from, t(groupWords[type].key)].filter(Boolean).join(' · '),
        href,
      }))}
      onQuery={typeQuery}
      onGo={go}
      onSearch={(q) => {
        go(paths.search.href({ q }));
      }}
      onClose={onClose}
    />
  );
}
