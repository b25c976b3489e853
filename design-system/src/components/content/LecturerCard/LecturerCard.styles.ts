import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { color, font, radius, space } = tokens;

export const LecturerRoot = styled.article`
  display: flex;
  flex-direction: column;
  gap: ${space[3]};
  min-inline-size: 0;
  padding: ${space[4]};
  background: ${color.surface.default};
  border: 1px solid ${color.border.subtle};
  border-radius: ${radius.medium};
  overflow-wrap: anywhere;
`;

export const LecturerHead = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[4]};
  min-inline-size: 0;

  & > div {
    min-inline-size: 0;
  }

  & h3 {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 ${space[2]};
    font-size: ${font.size.reading};
  }

  & p {
    font-size: ${font.size.caption};
    color: ${color.text.secondary};
  }
`;

export const LecturerAbout = styled.p`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
  overflow: hidden;
  color: ${color.text.secondary};
`;

export const LecturerFields = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[2]};

  & > li {
    display: flex;
    min-inline-size: 0;
  }
`;

export const LecturerFoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};
  margin-block-start: auto;

  & > small {
    flex: 1 1 120px;
    font-size: ${font.size.caption};
    color: ${color.text.muted};
    font-variant-numeric: tabular-nums;
  }
`;
