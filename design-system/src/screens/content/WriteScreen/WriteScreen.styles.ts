import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { layout, radius, space } = tokens;

/** As wide as what is read (D75), so that pictures look as they will. */
export const WriteForm = styled.div`
  display: grid;
  max-inline-size: ${layout.narrow};
  gap: ${space[4]};
  min-inline-size: 0;
`;

export const WriteRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[4]};
  align-items: start;

  & > * {
    flex: 1 1 220px;
    min-inline-size: 0;
  }
`;

export const WriteFoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
  align-items: center;
  justify-content: space-between;
`;

export const WriteCover = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
  align-items: center;

  & > img {
    inline-size: 192px;
    aspect-ratio: 16 / 9;
    object-fit: cover;
    border-radius: ${radius.medium};
  }
`;
