import { renderSVG } from 'uqr';
import { AddressQrPicture } from './AddressQr.styles.ts';

export interface AddressQrProps {
  /** A whole address, with its host: a phone knows no page of ours. */
  address: string;
  /** What it is, for those who do not see it: "QR code of the download address: goldbean.apk". */
  label: string;
}

/** An address for a phone to read from the screen. Black on white in either theme: a phone reads nothing else as well. */
export function AddressQr({ address, label }: AddressQrProps) {
  const picture = renderSVG(address, { ecc: 'M', border: 2 });
  return <AddressQrPicture src={`data:image/svg+xml,${encodeURIComponent(picture)}`} alt={label} />;
}
