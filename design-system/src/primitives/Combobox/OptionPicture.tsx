import { Avatar, type AvatarProps } from '../Avatar/Avatar.tsx';
import { PictureFrame } from './Combobox.styles.ts';
import type { ComboboxOption } from './combobox-options.ts';

export interface OptionPictureProps extends Pick<AvatarProps, 'size'> {
  option: ComboboxOption;
}

/** The picture of an option that has one, in the list and on its chip. */
export function OptionPicture({ option: { label, picture }, size }: OptionPictureProps) {
  return (
    picture && (
      <PictureFrame data-shape={picture.shape}>
        <Avatar name={label} src={picture.src} {...(size && { size })} />
      </PictureFrame>
    )
  );
}
