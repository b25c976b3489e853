import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { chat, color, font, radius, space } = tokens;

export const QuestionRoot = styled.article`
  display: grid;
  justify-items: end;
  min-inline-size: 0;
  padding-inline-start: ${space[12]};
`;

export const QuestionText = styled.p`
  max-inline-size: 100%;
  padding: ${space[2]} ${space[4]};
  font-size: ${font.size.reading};
  line-height: ${font.line.ui};
  color: ${chat.text};
  background: ${chat.bubbleOwn};
  border-radius: ${radius.large};
  border-end-end-radius: ${radius.small};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

export const QuestionFoot = styled.div`
  display: flex;
  align-items: center;
  min-block-size: ${space[6]};
  color: ${color.text.muted};
`;
