import { useTranslation } from 'react-i18next';
import { Select } from '../../../primitives/index.ts';
import type { ChatGroupRole } from '../chat-message.ts';
import { roleWords } from '../RoleTag/RoleTag.tsx';
import { activityWords } from './ActivityLabel.tsx';
import { groupRoles, memberActivities, type MemberActivity } from './group-member.ts';

export interface MemberFiltersProps {
  /** `null`: every role. */
  roleFilter: ChatGroupRole | null;
  onRoleFilter: (role: ChatGroupRole | null) => void;
  /** `null`: however much they write. */
  activityFilter?: MemberActivity | null;
  /** Without it nobody is sought by how much they write. */
  onActivityFilter?: (activity: MemberActivity | null) => void;
  /** Tags that stand on members; without any there is nothing to choose. */
  tags?: readonly string[];
  /** `null`: with any tag or none. */
  tagFilter?: string | null;
  onTagFilter?: (tag: string | null) => void;
}

const all = 'all';
const noTags: readonly string[] = [];
/** A tag may be called anything, `all` too. */
const tagValue = (tag: string): string => `tag ${tag}`;

/** Whom the list of members shows: by role, by how much they write, by a tag (E07). */
export function MemberFilters({
  roleFilter,
  onRoleFilter,
  activityFilter = null,
  onActivityFilter,
  tags = noTags,
  tagFilter = null,
  onTagFilter,
}: MemberFiltersProps) {
  const { t } = useTranslation('chat');
  return (
    <>
      <Select
        size="small"
        aria-label={t('members.role')}
        value={roleFilter ?? all}
        options={[
          { value: all, label: t('members.allRoles') },
          ...groupRoles.map((value) => ({ value, label: t(roleWords[value]) })),
        ]}
        onChange={(event) => onRoleFilter(groupRoles.find((one) => one === event.target.value) ?? null)}
      />
      {onActivityFilter && (
        <Select
          size="small"
          aria-label={t('members.activity')}
          value={activityFilter ?? all}
          options={[
            { value: all, label: t('members.allActivity') },
            ...memberActivities.map((value) => ({ value, label: t(activityWords[value]) })),
          ]}
          onChange={(event) =>
            onActivityFilter(memberActivities.find((one) => one === event.target.value) ?? null)
          }
        />
      )}
      {onTagFilter && tags.length > 0 && (
        <Select
          size="small"
          aria-label={t('members.tag')}
          value={tagFilter === null ? all : tagValue(tagFilter)}
          options={[
            { value: all, label: t('members.allTags') },
            ...tags.map((tag) => ({ value: tagValue(tag), label: tag })),
          ]}
          onChange={(event) => onTagFilter(tags.find((tag) => tagValue(tag) === event.target.value) ?? null)}
        />
      )}
    </>
  );
}
