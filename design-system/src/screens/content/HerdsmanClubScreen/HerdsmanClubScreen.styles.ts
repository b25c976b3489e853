import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { color, font, layout } = tokens;

export const ClubIntroduction = styled.p`
  max-inline-size: ${layout.narrow};
  font-size: ${font.size.reading};
  color: ${color.text.primary};
  white-space: pre-line;
  overflow-wrap: anywhere;
`;
