import { useTranslation } from 'react-i18next';
import { Avatar, ButtonLink, Link } from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import { PeopleList, PeopleRoot } from './HerdsmanPeople.styles.ts';

/** Somebody who is in a herdsman club. */
export interface HerdsmanPerson {
  uid: string;
  nickname: string;
  /** Address of the portrait, or empty. */
  img: string;
  /** Their profile (D91). */
  href: string;
}

export interface HerdsmanPeopleProps {
  /** A visitor is told nobody, and where to sign in; a member who came last first. */
  reader: { kind: 'visitor'; loginHref: string } | { kind: 'member'; people: readonly HerdsmanPerson[] };
  /** So many are in the club; more than are shown where it is large. */
  total: number;
}

/** Who is in a herdsman club, for members alone (S22). */
export function HerdsmanPeople({ reader, total }: HerdsmanPeopleProps) {
  const { t } = useTranslation('herdsman-clubs');
  const formats = useFormats();
  if (reader.kind === 'visitor')
    return (
      <PeopleRoot>
        <p>{t('members.visitor')}</p>
        <ButtonLink href={reader.loginHref}>{t('members.signIn')}</ButtonLink>
      </PeopleRoot>
    );
  const { people } = reader;
  return (
    <PeopleRoot>
      {people.length < total && <p>{t('members.latest', { n: formats.number(people.length) })}</p>}
      <PeopleList>
        {people.map(({ uid, nickname, img, href }) => (
          <li key={uid}>
            <Avatar name={nickname} src={img} size="small" />
            <Link look="plain" href={href}>
              {nickname}
            </Link>
          </li>
        ))}
      </PeopleList>
    </PeopleRoot>
  );
}
