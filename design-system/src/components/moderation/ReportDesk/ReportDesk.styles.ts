import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { color, font, radius, space } = tokens;

export const DeskBody = styled.div`
  display: grid;
  gap: ${space[4]};
`;

export const ReportRows = styled.ul`
  display: grid;
  gap: ${space[3]};
  list-style: none;
`;

export const ReportRoot = styled.article`
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

export const ReportHead = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[2]};
  min-inline-size: 0;

  & > time {
    margin-inline-start: auto;
    font-size: ${font.size.caption};
    font-variant-numeric: tabular-nums;
    color: ${color.text.muted};
  }
`;

export const ReportFacts = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[4]};
  font-size: ${font.size.caption};
  font-variant-numeric: tabular-nums;
  color: ${color.text.muted};
`;

export const ReportText = styled.p`
  font-size: ${font.size.reading};
  line-height: ${font.line.reading};
  white-space: pre-line;
`;

export const ReportPictureRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};

  & > button {
    inline-size: 120px;
    block-size: 90px;
    padding: 0;
    overflow: hidden;
    background: ${color.surface.canvas};
    border: 1px solid ${color.border.subtle};
    border-radius: ${radius.small};
    cursor: zoom-in;
  }

  & img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
`;

export const ReportFoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: end;
  gap: ${space[2]} ${space[3]};

  & > p {
    flex: 1 1 200px;
    font-size: ${font.size.caption};
    color: ${color.text.muted};
  }
`;

export const SettleForm = styled.form`
  display: grid;
  gap: ${space[4]};
`;
