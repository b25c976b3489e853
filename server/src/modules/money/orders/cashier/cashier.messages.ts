import { languageCodes, type Currency } from '@goldbean/contract';
import type { CashierAction } from './cashier.domain.ts';

type CashierLanguage = (typeof languageCodes)[number];

/** Everything the cashier's page says. */
export interface CashierWords {
  readonly title: string;
  /** It is a stand-in: nobody shall believe that money moves. */
  readonly demo: string;
  readonly order: string;
  /** What is bought, after its number. */
  readonly currencies: Readonly<Record<Currency, string>>;
  readonly until: string;
  readonly actions: Readonly<Record<CashierAction, string>>;
  /** Above what a provider does on a bad day. */
  readonly trials: string;
  readonly states: Readonly<Record<'approved' | 'paid' | 'failed' | 'closed', string>>;
  /** After a false notice, which changes nothing. */
  readonly sent: string;
  readonly back: string;
  readonly missing: string;
}

const words: Readonly<Record<CashierLanguage, CashierWords>> = {
  zh_CN: {
    title: '本地收银台',
    demo: '演示收银台：不会产生真实扣款。',
    order: '订单号',
    currencies: { BEAN: '金豆', COIN: '金币', DANGWU: '当物券', CREDIT: '积分' },
    until: '支付截止时间',
    actions: {
      pay: '支付',
      approve: '同意付款',
      decline: '拒绝付款',
      slow: '支付，8 秒后通知',
      late: '支付，订单关闭后通知',
      wrong: '支付错误金额',
      eight: '支付，通知八次',
      forged: '发送签名错误的通知',
      stale: '发送过期的通知',
    },
    trials: '异常情况',
    states: {
      approved: '已同意付款，可以返回了。',
      paid: '支付完成，可以返回了。',
      failed: '已拒绝付款，没有扣款。',
      closed: '该笔支付已关闭。',
    },
    sent: '通知已发送，金豆学堂应当拒绝；仍可继续支付。',
    back: '返回原来的页面',
    missing: '没有这笔支付',
  },
  zh_HK: {
    title: '本地收銀台',
    demo: '示範收銀台：不會產生真實扣款。',
    order: '訂單編號',
    currencies: { BEAN: '金豆', COIN: '金幣', DANGWU: '當物券', CREDIT: '積分' },
    until: '付款期限',
    actions: {
      pay: '付款',
      approve: '同意付款',
      decline: '拒絕付款',
      slow: '付款，8 秒後通知',
      late: '付款，訂單關閉後通知',
      wrong: '支付錯誤金額',
      eight: '付款，通知八次',
      forged: '傳送簽署錯誤的通知',
      stale: '傳送過期的通知',
    },
    trials: '異常情況',
    states: {
      approved: '已同意付款，可以返回了。',
      paid: '付款完成，可以返回了。',
      failed: '已拒絕付款，沒有扣款。',
      closed: '這筆付款已關閉。',
    },
    sent: '通知已傳送，金豆學堂應會拒絕；仍可繼續付款。',
    back: '返回原來的頁面',
    missing: '沒有這筆付款',
  },
  en: {
    title: 'Local cashier',
    demo: 'A cashier for demonstration: no real money moves.',
    order: 'Order',
    currencies: { BEAN: 'gold beans', COIN: 'gold coins', DANGWU: 'dangwu vouchers', CREDIT: 'credits' },
    until: 'Can be paid until',
    actions: {
      pay: 'Pay',
      approve: 'Approve the payment',
      decline: 'Decline',
      slow: 'Pay, and notify 8 seconds later',
      late: 'Pay, and notify after the order has closed',
      wrong: 'Pay a wrong amount',
      eight: 'Pay, and notify eight times',
      forged: 'Send a notice with a bad signature',
      stale: 'Send a notice of long ago',
    },
    trials: 'What can go wrong',
    states: {
      approved: 'Approved. You can go back now.',
      paid: 'Paid. You can go back now.',
      failed: 'Declined. No money was taken.',
      closed: 'This payment is closed.',
    },
    sent: 'The notice was sent, and Goldbean should refuse it. You can still pay.',
    back: 'Back to where you were',
    missing: 'There is no such payment',
  },
  ms: {
    title: 'Juruwang setempat',
    demo: 'Juruwang untuk demonstrasi: tiada wang sebenar bergerak.',
    order: 'Pesanan',
    currencies: { BEAN: 'kacang emas', COIN: 'syiling emas', DANGWU: 'baucar dangwu', CREDIT: 'mata kredit' },
    until: 'Boleh dibayar sehingga',
    actions: {
      pay: 'Bayar',
      approve: 'Luluskan bayaran',
      decline: 'Tolak',
      slow: 'Bayar, maklumkan 8 saat kemudian',
      late: 'Bayar, maklumkan selepas pesanan ditutup',
      wrong: 'Bayar jumlah yang salah',
      eight: 'Bayar, maklumkan lapan kali',
      forged: 'Hantar notis dengan tandatangan palsu',
      stale: 'Hantar notis lama',
    },
    trials: 'Perkara yang boleh tersilap',
    states: {
      approved: 'Diluluskan. Anda boleh kembali sekarang.',
      paid: 'Sudah dibayar. Anda boleh kembali sekarang.',
      failed: 'Ditolak. Tiada wang diambil.',
      closed: 'Pembayaran ini telah ditutup.',
    },
    sent: 'Notis telah dihantar dan Goldbean sepatutnya menolaknya. Anda masih boleh membayar.',
    back: 'Kembali ke tempat tadi',
    missing: 'Pembayaran ini tidak wujud',
  },
  th: {
    title: 'แคชเชียร์ในเครื่อง',
    demo: 'แคชเชียร์สำหรับสาธิต: ไม่มีเงินจริงเคลื่อนย้าย',
    order: 'คำสั่งซื้อ',
    currencies: { BEAN: 'ถั่วทอง', COIN: 'เหรียญทอง', DANGWU: 'บัตรกำนัล dangwu', CREDIT: 'เครดิต' },
    until: 'ชำระได้ถึง',
    actions: {
      pay: 'ชำระเงิน',
      approve: 'อนุมัติการชำระเงิน',
      decline: 'ปฏิเสธ',
      slow: 'ชำระ และแจ้งผลใน 8 วินาที',
      late: 'ชำระ และแจ้งผลหลังคำสั่งซื้อปิด',
      wrong: 'ชำระผิดจำนวน',
      eight: 'ชำระ และแจ้งผลแปดครั้ง',
      forged: 'ส่งการแจ้งที่ลายเซ็นไม่ถูกต้อง',
      stale: 'ส่งการแจ้งที่เก่าเกินไป',
    },
    trials: 'สิ่งที่อาจผิดพลาด',
    states: {
      approved: 'อนุมัติแล้ว กลับไปได้เลย',
      paid: 'ชำระแล้ว กลับไปได้เลย',
      failed: 'ปฏิเสธแล้ว ไม่มีการหักเงิน',
      closed: 'การชำระเงินนี้ปิดแล้ว',
    },
    sent: 'ส่งการแจ้งแล้ว Goldbean ควรปฏิเสธ คุณยังชำระเงินได้',
    back: 'กลับไปที่เดิม',
    missing: 'ไม่มีการชำระเงินนี้',
  },
  vi: {
    title: 'Quầy thu ngân cục bộ',
    demo: 'Quầy thu ngân minh họa: không có tiền thật nào được chuyển.',
    order: 'Đơn hàng',
    currencies: { BEAN: 'đậu vàng', COIN: 'xu vàng', DANGWU: 'phiếu dangwu', CREDIT: 'điểm' },
    until: 'Có thể thanh toán đến',
    actions: {
      pay: 'Thanh toán',
      approve: 'Chấp thuận thanh toán',
      decline: 'Từ chối',
      slow: 'Thanh toán, báo sau 8 giây',
      late: 'Thanh toán, báo sau khi đơn đã đóng',
      wrong: 'Thanh toán sai số tiền',
      eight: 'Thanh toán, báo tám lần',
      forged: 'Gửi thông báo có chữ ký sai',
      stale: 'Gửi thông báo đã cũ',
    },
    trials: 'Những sự cố có thể xảy ra',
    states: {
      approved: 'Đã chấp thuận. Bạn có thể quay lại.',
      paid: 'Đã thanh toán. Bạn có thể quay lại.',
      failed: 'Đã từ chối. Không có khoản tiền nào bị trừ.',
      closed: 'Khoản thanh toán này đã đóng.',
    },
    sent: 'Thông báo đã được gửi và Goldbean sẽ từ chối. Bạn vẫn có thể thanh toán.',
    back: 'Về chỗ lúc nãy',
    missing: 'Không có khoản thanh toán này',
  },
};

/** D63: what a browser asks for, as one of ours. */
const byTag: readonly (readonly [RegExp, CashierLanguage])[] = [
  [/^zh-(hk|tw|mo|hant)/, 'zh_HK'],
  [/^zh/, 'zh_CN'],
  [/^(ms|id)\b/, 'ms'],
  [/^th\b/, 'th'],
  [/^vi\b/, 'vi'],
  [/^en\b/, 'en'],
];

/**
 * @param chosen what the shop says that the payer reads, a code of ours; anything else is passed over
 * @param header `Accept-Language` of the browser
 * @returns in the language that was chosen, else in the first of the browser's that is ours, else in English
 */
export function cashierWords(
  chosen: string | undefined,
  header: string | undefined,
): CashierWords & { readonly tag: string } {
  const wanted = (header ?? '').toLowerCase().split(',');
  const found = wanted
    .map((tag) => byTag.find(([pattern]) => pattern.test(tag.trim()))?.[1])
    .find((one) => one !== undefined);
  const language = languageCodes.find((code) => code === chosen) ?? found ?? 'en';
  return { ...words[language], tag: language.replace('_', '-') };
}
