import { Avatar, type AvatarProps } from '../Avatar/Avatar.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { GroupMore, GroupRoot } from './AvatarGroup.styles.ts';

export interface AvatarGroupProps {
  /** Who they are, read out for the whole group: "Chen Wei, Aisyah and 126 others are here". */
  label: string;
  /** The faces to show, nearest first; five are enough. */
  people: readonly Pick<AvatarProps, 'name' | 'src'>[];
  /** How many more there are, as the language writes it: "+126". */
  more?: string;
  /** 24, 32 or 40 px. */
  size?: 'tiny' | 'small' | 'medium';
}

/** Avatars of several people, overlapping: those present, the voters, the members of a class. */
export function AvatarGroup({ label, people, more, size = 'small' }: AvatarGroupProps) {
  return (
    <>
      <VisuallyHidden>{label}</VisuallyHidden>
      <GroupRoot aria-hidden="true" data-size={size}>
        {people.map(({ name, src }) => (
          <Avatar key={name} name={name} src={src} size={size} />
        ))}
        {more !== undefined && <GroupMore>{more}</GroupMore>}
      </GroupRoot>
    </>
  );
}
