import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { color, font, radius, space } = tokens;

export const CommentBoxRoot = styled.form`
  display: grid;
  gap: ${space[2]};
  min-inline-size: 0;
`;

/** Who can be named opens over it. */
export const CommentBoxWriting = styled.div`
  position: relative;
  display: grid;
`;

export const CommentBoxReply = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]};
  padding-inline: ${space[3]} ${space[1]};
  font-size: ${font.size.caption};
  color: ${color.text.secondary};
  background: ${color.surface.sunken};
  border-radius: ${radius.small};
  overflow-wrap: anywhere;
`;

export const CommentBoxFoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${space[2]} ${space[3]};
  font-size: ${font.size.caption};
  color: ${color.text.muted};
  font-variant-numeric: tabular-nums;

  & > p {
    flex: 1 1 200px;
  }

  & [data-tone='danger'] {
    color: ${color.danger.text};
  }
`;
