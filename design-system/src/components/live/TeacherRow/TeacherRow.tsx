import { useTranslation } from 'react-i18next';
import { Avatar } from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import { RowRoot } from './TeacherRow.styles.ts';

export interface RowTeacher {
  /** Of the channel. */
  id: string;
  nickname: string;
  /** Address of the portrait, or empty. */
  img: string;
  channelName: string;
  fans: number;
}

export interface TeacherRowProps {
  teachers: readonly RowTeacher[];
}

/** Who teaches here, in a row; one line each. */
export function TeacherRow({ teachers }: TeacherRowProps) {
  const { t } = useTranslation('login');
  const formats = useFormats();
  return (
    <RowRoot>
      <h2>{t('teachers.title')}</h2>
      <ul>
        {teachers.map(({ id, nickname, img, channelName, fans }) => (
          <li key={id}>
            <Avatar name={nickname} src={img} />
            <div>
              <strong>{nickname}</strong>
              <p>
                {channelName}
                {fans > 0 && ` · ${t('teachers.fans', { count: fans, n: formats.compact(fans) })}`}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </RowRoot>
  );
}
