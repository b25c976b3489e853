import { groupLimits } from '@goldbean/contract/rules';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Tag, TextInput } from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import type { MemberTag } from '../MemberList/group-member.ts';
import { MemberLine, MemberMeta, MemberPart } from './MemberCard.styles.ts';
import { ShortForm } from './ShortForm.tsx';

export interface MemberTagsProps {
  tags: readonly MemberTag[];
  /** What the kind of a tag may have, by the contract's rule; left out: Chinese, digits, English (V16, D34). */
  category?: { readonly fits: (name: string) => boolean; readonly takesMore: boolean } | undefined;
  onAddTag?: ((tag: { category: string; text: string }) => void) | undefined;
  onRemoveTag?: ((tag: MemberTag) => void) | undefined;
}

/** K05. */
const tagLimit = groupLimits.tagCharacters;
/** K04, V16: of a category. */
const categoryLimit = groupLimits.nameCharacters;
const literally = {
  fits: (name: string) => /^[\p{Script=Han}0-9A-Za-z]+$/u.test(name),
  takesMore: false,
};

/** The labels on a member; only who added one can take it away (P07). */
export function MemberTags({ tags, category: letters = literally, onAddTag, onRemoveTag }: MemberTagsProps) {
  const { t } = useTranslation('chat');
  const formats = useFormats();
  const [category, setCategory] = useState(() => tags.at(-1)?.category ?? '');
  const words = category.normalize('NFC').trim();
  const isWrong = words !== '' && (!letters.fits(words) || Array.from(words).length > categoryLimit);
  const rule = t(letters.takesMore ? 'member.categoryRuleMore' : 'member.categoryRule', {
    limit: formats.number(categoryLimit),
  });

  return (
    <MemberPart>
      <h4>{t('member.tags')}</h4>
      {tags.length === 0 ? (
        <MemberMeta>{t('member.noTags')}</MemberMeta>
      ) : (
        <MemberLine>
          {tags.map((tag) => (
            <span key={tag.id} title={t('member.tagBy', { name: tag.addedBy })}>
              <Tag
                {...(tag.isMine &&
                  onRemoveTag && {
                    remove: {
                      label: t('member.removeTag', { tag: tag.text }),
                      onRemove: () => onRemoveTag(tag),
                    },
                  })}
              >
                {tag.category === undefined ? tag.text : `${tag.category} · ${tag.text}`}
              </Tag>
            </span>
          ))}
        </MemberLine>
      )}
      {onAddTag && (
        <>
          <TextInput
            size="small"
            aria-label={t('member.category')}
            placeholder={t('member.category')}
            aria-invalid={isWrong || undefined}
            value={category}
            onChange={(event) => setCategory(event.target.value)}
          />
          {isWrong && (
            <MemberMeta role="alert" data-tone="danger">
              {rule}
            </MemberMeta>
          )}
          <ShortForm
            label={t('member.addTag')}
            submitLabel={t('member.add')}
            limit={tagLimit}
            {...((words === '' || isWrong) && { refusal: rule })}
            onSubmit={(text) => onAddTag({ category: words, text })}
          />
        </>
      )}
    </MemberPart>
  );
}
