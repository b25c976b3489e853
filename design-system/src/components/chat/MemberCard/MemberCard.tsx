import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  AtSignIcon,
  Avatar,
  Button,
  IconButton,
  Menu,
  MenuItem,
  MessageSquareIcon,
  MicOffIcon,
  PencilIcon,
  Tag,
} from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import { ActivityLabel } from '../MemberList/ActivityLabel.tsx';
import type { GroupMember, MemberTag } from '../MemberList/group-member.ts';
import { RoleTag } from '../RoleTag/RoleTag.tsx';
import { MemberHead, MemberLine, MemberMeta, MemberPart, MemberRoot } from './MemberCard.styles.ts';
import { ShortForm } from './ShortForm.tsx';

export interface MemberCardProps {
  member: GroupMember;
  /** Opens a conversation of two (E39). */
  onMessage?: () => void;
  /** Puts their name into the composer. */
  onMention?: () => void;
  /** Empty takes the remark away. */
  onRemark?: (text: string) => void;
  /** Staff put labels on members (P07). */
  onAddTag?: (text: string) => void;
  onRemoveTag?: (tag: MemberTag) => void;
  /**
   * `ms` from now on, or `'forever'`. Left out for who may not mute this member: nobody acts on a peer or superior
   * (domain 3.1).
   */
  onMute?: (ms: number | 'forever') => void;
  onUnmute?: () => void;
}

/** K05; remarks take the same. */
const tagLimit = 25;
const minute = 60_000;
/** The usual choices of class chats: 5 minutes, an hour, a day, a week, 30 days. */
const muteChoices = [5 * minute, 60 * minute, 24 * 60 * minute, 7 * 24 * 60 * minute, 30 * 24 * 60 * minute];

/** Who a member is in this class, what the reader and the staff noted on them, and what can be done. */
export function MemberCard({
  member,
  onMessage,
  onMention,
  onRemark,
  onAddTag,
  onRemoveTag,
  onMute,
  onUnmute,
}: MemberCardProps) {
  const { t, i18n } = useTranslation('chat');
  const formats = useFormats();
  const { nickname, img, role, activity, mutedUntil, joinedAt, isMe } = member;
  const isMuted = mutedUntil !== undefined;

  return (
    <MemberRoot>
      <MemberHead>
        <Avatar size="large" name={nickname} src={img} />
        <div>
          <h3>{nickname}</h3>
          <MemberMeta>
            <RoleTag of={role} />
            {activity && <ActivityLabel activity={activity} />}
          </MemberMeta>
          <MemberMeta>{t('member.joined', { date: formats.date(joinedAt) })}</MemberMeta>
        </div>
      </MemberHead>
      {isMuted && (
        <MemberMeta data-tone="danger">
          <MicOffIcon aria-hidden="true" />
          {mutedUntil === 'forever'
            ? t('members.muted')
            : t('member.mutedUntil', { time: formats.moment(mutedUntil) })}
        </MemberMeta>
      )}
      {onRemark && !isMe && <Remark remark={member.remark} onRemark={onRemark} />}
      <Tags tags={member.tags} onAddTag={onAddTag} onRemoveTag={onRemoveTag} />
      {!isMe && (
        <MemberLine>
          {onMessage && (
            <Button
              size="small"
              tone="primary"
              fill="filled"
              icon={<MessageSquareIcon aria-hidden="true" />}
              onClick={onMessage}
            >
              {t('member.message')}
            </Button>
          )}
          {onMention && (
            <Button size="small" icon={<AtSignIcon aria-hidden="true" />} onClick={onMention}>
              {t('member.mention')}
            </Button>
          )}
          {isMuted && onUnmute && (
            <Button size="small" onClick={onUnmute}>
              {t('member.unmute')}
            </Button>
          )}
          {!isMuted && onMute && (
            <Menu
              trigger={
                <Button size="small" icon={<MicOffIcon aria-hidden="true" />}>
                  {t('member.mute')}
                </Button>
              }
            >
              {muteChoices.map((ms) => (
                <MenuItem key={ms} onSelect={() => onMute(ms)}>
                  {span(ms, i18n.language)}
                </MenuItem>
              ))}
              <MenuItem tone="danger" onSelect={() => onMute('forever')}>
                {t('member.muteForever')}
              </MenuItem>
            </Menu>
          )}
        </MemberLine>
      )}
    </MemberRoot>
  );
}

function Remark({ remark, onRemark }: { remark: string | undefined; onRemark: (text: string) => void }) {
  const { t } = useTranslation('chat');
  const [isEditing, setIsEditing] = useState(false);
  return (
    <MemberPart>
      <h4>
        {t('member.remark')} <small>{t('member.remarkHint')}</small>
      </h4>
      {isEditing ? (
        <ShortForm
          label={t('member.remark')}
          submitLabel={t('member.save')}
          initial={remark}
          limit={tagLimit}
          canBeEmpty
          onSubmit={(text) => {
            setIsEditing(false);
            onRemark(text);
          }}
        />
      ) : (
        <MemberLine>
          {remark === undefined ? (
            <Button size="small" onClick={() => setIsEditing(true)}>
              {t('member.addRemark')}
            </Button>
          ) : (
            <>
              <p>{remark}</p>
              <IconButton
                size="small"
                label={t('member.editRemark')}
                icon={<PencilIcon aria-hidden="true" />}
                onClick={() => setIsEditing(true)}
              />
            </>
          )}
        </MemberLine>
      )}
    </MemberPart>
  );
}

function Tags({
  tags,
  onAddTag,
  onRemoveTag,
}: Pick<MemberCardProps, 'onAddTag' | 'onRemoveTag'> & { tags: readonly MemberTag[] }) {
  const { t } = useTranslation('chat');
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
                {tag.text}
              </Tag>
            </span>
          ))}
        </MemberLine>
      )}
      {onAddTag && (
        <ShortForm
          label={t('member.addTag')}
          submitLabel={t('member.add')}
          limit={tagLimit}
          onSubmit={onAddTag}
        />
      )}
    </MemberPart>
  );
}

/** "5 minutes", "1 hour", "30 days". */
function span(ms: number, language: string): string {
  const [unit, size] =
    ms < 60 * minute
      ? (['minute', minute] as const)
      : ms < 24 * 60 * minute
        ? (['hour', 60 * minute] as const)
        : (['day', 24 * 60 * minute] as const);
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(ms / size);
}
