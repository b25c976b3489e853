import { groupLimits } from '@goldbean/contract/rules';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  ArrowLeftIcon,
  AtSignIcon,
  Avatar,
  Button,
  IconButton,
  Link,
  MessageSquareIcon,
  MicOffIcon,
  PencilIcon,
  Select,
} from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import { ActivityLabel } from '../MemberList/ActivityLabel.tsx';
import type { GroupMemberView, MemberTag } from '../MemberList/group-member.ts';
import { RoleTag, roleWords } from '../RoleTag/RoleTag.tsx';
import { MemberHead, MemberLine, MemberMeta, MemberPart, MemberRoot } from './MemberCard.styles.ts';
import { MemberTags } from './MemberTags.tsx';
import { ShortForm } from './ShortForm.tsx';

/** Roles that staff give and take by hand. */
const appointedRoles = ['student', 'class_monitor', 'class_committee'] as const;
export type AppointedRole = (typeof appointedRoles)[number];

export interface MemberCardProps {
  member: GroupMemberView;
  /** Their profile (S43); left out where there is no way to it. */
  profileHref?: string;
  /** What the kind of a tag may have, by the contract's rule (V16, D34). */
  category?: { readonly fits: (name: string) => boolean; readonly takesMore: boolean };
  /** Opens a conversation of two (E39). */
  onMessage?: () => void;
  /** Puts their name into the composer. */
  onMention?: () => void;
  /** Empty takes the remark away. */
  onRemark?: (text: string) => void;
  /** Staff put labels on members (P07). */
  onAddTag?: (tag: { category: string; text: string }) => void;
  onRemoveTag?: (tag: MemberTag) => void;
  /** Staff appoint the monitor and the committee; left out for whose role they do not give (E06). */
  onAppoint?: (role: AppointedRole) => void;
  /**
   * Opens the dialog that mutes the member, or lets them speak again. Left out for who may not: nobody acts on a peer or
   * superior (domain 3.1).
   */
  onMute?: () => void;
  /** Opens the dialog by which a monitor proposes to the staff that the member is muted (domain 3.1). */
  onProposeMute?: () => void;
  /** Goes back to where the card was opened from. */
  onBack?: () => void;
}

/** Remarks are as long as tags (K05). */
const remarkLimit = groupLimits.remarkCharacters;

/** Who a member is in this class, what the reader and the staff noted on them, and what can be done. */
export function MemberCard({
  member,
  profileHref,
  category,
  onMessage,
  onMention,
  onRemark,
  onAddTag,
  onRemoveTag,
  onAppoint,
  onMute,
  onProposeMute,
  onBack,
}: MemberCardProps) {
  const { t } = useTranslation('chat');
  const formats = useFormats();
  const back = useRef<HTMLButtonElement>(null);
  // The row that was pressed is gone: its focus goes on here.
  useEffect(() => back.current?.focus(), []);
  const { nickname, img, role, activity, mutedUntil, joinedAt, isMe } = member;
  const isMuted = mutedUntil !== undefined;

  return (
    <MemberRoot>
      {onBack && (
        <Button
          size="small"
          fill="quiet"
          icon={<ArrowLeftIcon aria-hidden="true" />}
          ref={back}
          onClick={onBack}
        >
          {t('member.back')}
        </Button>
      )}
      <MemberHead>
        <Avatar size="large" name={nickname} src={img} />
        <div>
          <h3>
            {profileHref === undefined ? (
              nickname
            ) : (
              <Link look="plain" href={profileHref}>
                {nickname}
              </Link>
            )}
          </h3>
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
      <MemberTags tags={member.tags} category={category} onAddTag={onAddTag} onRemoveTag={onRemoveTag} />
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
          {onMute && (
            <Button size="small" icon={<MicOffIcon aria-hidden="true" />} onClick={onMute}>
              {t(isMuted ? 'member.unmute' : 'member.mute')}
            </Button>
          )}
          {onProposeMute && (
            <Button size="small" icon={<MicOffIcon aria-hidden="true" />} onClick={onProposeMute}>
              {t('member.proposeMute')}
            </Button>
          )}
          {onAppoint && (
            <Select
              size="small"
              aria-label={t('members.role')}
              value={role}
              options={appointedRoles.map((value) => ({ value, label: t(roleWords[value]) }))}
              onChange={(event) => {
                const chosen = appointedRoles.find((one) => one === event.target.value);
                if (chosen) onAppoint(chosen);
              }}
            />
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
          limit={remarkLimit}
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
