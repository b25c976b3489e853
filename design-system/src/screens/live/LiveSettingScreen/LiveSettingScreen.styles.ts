import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { color, font, space } = tokens;

export const SettingRoot = styled.div`
  display: grid;
  gap: ${space[6]};
  max-inline-size: 880px;
  margin-inline: auto;
`;

export const SettingHead = styled.header`
  & > h1 {
    font-size: ${font.size.heading};
  }

  & > p {
    margin-block-start: ${space[1]};
    color: ${color.text.secondary};
  }
`;
