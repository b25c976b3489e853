import { useTranslation } from 'react-i18next';
import type { ChatAuthor } from '../chat-message.ts';
import { roleClass } from './RoleTag.styles.ts';

export type ChatRole = NonNullable<ChatAuthor['role']>;

export interface RoleTagProps {
  of: ChatRole;
}

/** The word of each role. */
export const roleWords = {
  teacher: 'role.teacher',
  staff: 'role.staff',
  head_teacher: 'role.head_teacher',
  lecturer: 'role.lecturer',
  class_monitor: 'role.class_monitor',
  class_committee: 'role.class_committee',
  employee: 'role.employee',
  robot: 'role.robot',
  student: 'role.student',
} as const;

/** What somebody is in this class or room (E06). */
export function RoleTag({ of }: RoleTagProps) {
  const { t } = useTranslation('chat');
  return (
    <span className={roleClass} data-role={of}>
      {t(roleWords[of])}
    </span>
  );
}
