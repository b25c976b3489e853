import { EyeIcon, EyeOffIcon } from '../icons.ts';
import { useState } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { TextInput, type TextInputProps } from '../TextInput/TextInput.tsx';

export interface PasswordInputProps extends Omit<TextInputProps, 'type' | 'end'> {
  /** Name of the eye while the password is hidden: "Show password". */
  showLabel: string;
  /** Name of the eye while it is shown: "Hide password". */
  hideLabel: string;
}

/** A password that can be shown, so that a mistake is seen before it is sent. */
export function PasswordInput({ showLabel, hideLabel, ...rest }: PasswordInputProps) {
  const [isShown, setIsShown] = useState(false);
  return (
    <TextInput
      autoComplete="current-password"
      spellCheck={false}
      {...rest}
      type={isShown ? 'text' : 'password'}
      end={
        <IconButton
          size="small"
          label={isShown ? hideLabel : showLabel}
          icon={isShown ? <EyeOffIcon aria-hidden="true" /> : <EyeIcon aria-hidden="true" />}
          disabled={rest.disabled}
          onClick={() => {
            setIsShown(!isShown);
          }}
        />
      }
    />
  );
}
