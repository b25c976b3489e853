import { tokens } from '@goldbean/tokens';
import { styled } from '../../styling/index.ts';

const { color, font, radius, shadow, space, z } = tokens;

export const MentionBox = styled.div`
  position: absolute;
  inset-block-end: calc(100% + ${space[1]});
  inset-inline-start: 0;
  z-index: ${z.overlay};
  display: grid;
  inline-size: 280px;
  max-inline-size: 100%;
  padding: ${space[1]};
  background: ${color.surface.default};
  border: 1px solid ${color.border.default};
  border-radius: ${radius.medium};
  box-shadow: ${shadow.floating};
`;

export const MentionOption = styled.div`
  display: grid;
  grid-template-columns: 24px minmax(0, 1fr);
  align-items: center;
  gap: 0 ${space[2]};
  min-block-size: 36px;
  padding: ${space[1]} ${space[2]};
  line-height: ${font.line.tight};
  overflow-wrap: anywhere;
  border-radius: ${radius.small};
  cursor: pointer;

  &[aria-selected='true'],
  &:hover {
    background: ${color.surface.hover};
  }

  & > svg {
    inline-size: 20px;
    block-size: 20px;
    margin-inline: 2px;
    color: ${color.text.secondary};
  }

  & > small {
    grid-column: 2;
    font-size: ${font.size.caption};
    color: ${color.text.muted};
  }
`;
