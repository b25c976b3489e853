import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { color, font, radius, space } = tokens;

export const ActivityRoot = styled.article`
  container-type: inline-size;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[3]} ${space[4]};
  padding: ${space[4]};
  background: ${color.surface.default};
  border: 1px solid ${color.border.subtle};
  border-radius: ${radius.medium};
`;

export const ActivityIcon = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  align-self: start;
  inline-size: 40px;
  block-size: 40px;
  color: ${color.brand.onSubtle};
  background: ${color.brand.subtle};
  border-radius: ${radius.medium};

  & > svg {
    inline-size: 20px;
    block-size: 20px;
  }
`;

export const Head = styled.div`
  flex: 1 1 180px;
  display: grid;
  gap: ${space[1]};
  min-inline-size: 0;

  & > h3 {
    font-size: ${font.size.reading};
    text-wrap: wrap;
  }
`;

export const Kind = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[2]};
  font-size: ${font.size.caption};
  color: ${color.text.muted};
`;

export const Meta = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[4]};
  font-size: ${font.size.caption};
  line-height: ${font.line.ui};
  font-variant-numeric: tabular-nums;
  color: ${color.text.secondary};
`;

export const Aside = styled.div`
  flex: none;
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  max-inline-size: 100%;

  @container (max-width: 360px) {
    flex: 1 1 100%;

    & > button {
      inline-size: 100%;
    }
  }
`;

/** What the teacher wrote under a mark. */
export const Comment = styled.blockquote`
  flex: 1 1 100%;
  display: grid;
  padding: ${space[3]} ${space[4]};
  color: ${color.text.secondary};
  background: ${color.surface.sunken};
  border-radius: ${radius.medium};

  & > cite {
    font-size: ${font.size.caption};
    font-style: normal;
    color: ${color.text.muted};
  }

  & > p {
    white-space: pre-line;
  }
`;
