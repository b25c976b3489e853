import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { space } = tokens;

export const SettingsForm = styled.form`
  display: grid;
  justify-items: start;
  gap: ${space[4]};

  & > :not(button) {
    inline-size: 100%;
  }
`;
