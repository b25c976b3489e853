import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { color, font, radius, space } = tokens;

export const CommentRoot = styled.article`
  display: grid;
  gap: ${space[2]};
  min-inline-size: 0;
  padding-block: ${space[4]};
  border-block-end: 1px solid ${color.border.subtle};

  &[data-depth='reply'] {
    padding-block: ${space[3]};
    border-block-end: 0;
  }
`;

export const CommentText = styled.p`
  min-inline-size: 0;
  white-space: pre-wrap;
  overflow-wrap: anywhere;

  &[data-quiet] {
    color: ${color.text.muted};
  }
`;

export const CommentReplyTo = styled.span`
  margin-inline-end: ${space[2]};
  color: ${color.text.muted};
`;

export const CommentFoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[2]};
  min-block-size: 32px;

  & > button:first-of-type {
    margin-inline-start: calc(-1 * ${space[3]});
  }

  & > button[aria-pressed]:first-of-type {
    margin-inline-start: calc(-1 * ${space[2]});
  }

  &:empty {
    display: none;
  }
`;

export const CommentFailure = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[3]};
  padding: ${space[2]} ${space[3]};
  font-size: ${font.size.caption};
  color: ${color.text.primary};
  background: ${color.danger.subtle};
  border-radius: ${radius.small};

  & > button {
    margin-inline-start: auto;
  }
`;

export const CommentReplies = styled.div`
  padding-inline-start: ${space[4]};
  border-inline-start: 2px solid ${color.border.subtle};
`;

export const CommentListRoot = styled.section`
  display: grid;
  gap: ${space[2]};
  min-inline-size: 0;
`;

export const CommentListHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]} ${space[4]};

  & > h2 {
    font-size: ${font.size.title};
  }
`;

export const CommentNew = styled.div`
  display: grid;
  justify-items: center;

  &:empty {
    display: none;
  }
`;

export const CommentMore = styled.div`
  display: flex;
  justify-content: center;
  padding-block: ${space[3]};
`;

export const CommentWaiting = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[2]} ${space[3]};
  padding-block: ${space[4]};

  & > :last-of-type {
    grid-column: 2;
  }
`;
