import { tokens } from '@goldbean/tokens';
import { Video } from '../../../primitives/index.ts';
import { styled } from '../../../styling/index.ts';

const { color, font, radius, space } = tokens;

export const ReviewRoot = styled.article`
  display: grid;
  gap: ${space[3]};
  min-inline-size: 0;
  padding: ${space[4]};
  background: ${color.surface.default};
  border: 1px solid ${color.border.subtle};
  border-radius: ${radius.medium};
  overflow-wrap: anywhere;

  & > h2 {
    font-size: ${font.size.reading};
  }
`;

export const ReviewHead = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[2]};
  min-inline-size: 0;

  & > strong {
    min-inline-size: 0;
    font-weight: ${font.weight.semibold};
  }

  & > time {
    margin-inline-start: auto;
    font-size: ${font.size.caption};
    font-variant-numeric: tabular-nums;
    color: ${color.text.muted};
  }
`;

export const ReviewText = styled.p`
  font-size: ${font.size.reading};
  line-height: ${font.line.reading};
  white-space: pre-line;
`;

export const ReviewPictures = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};

  & > img {
    inline-size: 120px;
    block-size: 90px;
    object-fit: cover;
    border: 1px solid ${color.border.subtle};
    border-radius: ${radius.small};
  }
`;

export const ReviewFilm = styled(Video)`
  max-inline-size: 100%;
  max-block-size: 420px;
  background: ${color.stage.surface};
  border-radius: ${radius.small};
`;

export const ReviewActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: end;
  gap: ${space[2]} ${space[3]};

  & > p {
    flex: 1 1 200px;
    font-size: ${font.size.caption};
    font-variant-numeric: tabular-nums;
    color: ${color.text.muted};
  }

  & > svg {
    flex: none;
    inline-size: 16px;
    block-size: 16px;
    color: ${color.text.muted};
  }
`;

export const RejectRoot = styled.form`
  display: grid;
  gap: ${space[3]};
  padding: ${space[4]};
  background: ${color.surface.canvas};
  border: 1px solid ${color.border.subtle};
  border-radius: ${radius.medium};
`;
