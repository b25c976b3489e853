/*
 * News of the demo (S05): what markets publish at known times, and how it is read, two items of each language. No company is
 * named, since whoever tries the demo may take it for true.
 */
export interface DemoNews {
  readonly hoursAgo: number;
  readonly title: string;
  readonly text: string;
  readonly important?: true;
}

/** Who reports them. */
export const newsSource = 'Goldbean';

/** Newest first. */
export const news: readonly DemoNews[] = [
  {
    hoursAgo: 0.4,
    title: '',
    text: '沪深两市开盘集合竞价时间为 9:15 至 9:25，其中 9:20 之后不能撤单。初学者下单前请先确认时段。',
  },
  {
    hoursAgo: 1.2,
    title: 'Where the day’s figures come from',
    text: 'Purchasing managers’ indices are published in the first days of a month. A value of 50 parts growth from decline; what matters is the change from the month before.',
    important: true,
  },
  {
    hoursAgo: 2.6,
    title: '',
    text: '港股收市競價時段由下午 4:00 開始，隨機於 4:08 至 4:10 之間結束。成交量在這十分鐘往往明顯增加。',
  },
  {
    hoursAgo: 5,
    title: 'Waktu dagangan Bursa',
    text: 'Sesi pagi berlangsung dari 9:00 hingga 12:30, sesi petang dari 2:30 hingga 4:45. Pesanan yang dibuat di luar waktu ini menunggu sesi berikutnya.',
  },
  {
    hoursAgo: 8,
    title: '',
    text: 'ตลาดหลักทรัพย์เปิดช่วงเช้า 10:00 น. และช่วงบ่าย 14:00 น. เวลาเปิดจริงเป็นการสุ่ม จึงไม่ควรตั้งคำสั่งโดยอิงวินาทีเดียว',
  },
  {
    hoursAgo: 11,
    title: 'Phiên định kỳ đóng cửa',
    text: 'Phiên ATC kéo dài từ 14:30 đến 14:45. Lệnh trong phiên này không được hủy hay sửa, hãy kiểm tra kỹ trước khi đặt.',
    important: true,
  },
  {
    hoursAgo: 20,
    title: '财报季怎么看',
    text: '年报应在次年 4 月 30 日前披露，一季报同样以 4 月 30 日为限。两份报告可能同日公布，先看现金流，再看利润。',
    important: true,
  },
  {
    hoursAgo: 23,
    title: '',
    text: 'Settlement differs by market: in some, shares bought today can be sold today, in others only on the next trading day. Look it up before you plan a trade.',
  },
  {
    hoursAgo: 27,
    title: '半年報的日子',
    text: '主板公司須於財政半年結束後三個月內公布中期報告。公布日期會事先通告，可加入日曆。',
  },
  {
    hoursAgo: 31,
    title: '',
    text: 'Dividen dibayar kepada pemegang saham yang tercatat pada tarikh kelayakan. Membeli sehari selepas tarikh ex tidak memberi hak kepada dividen itu.',
  },
  {
    hoursAgo: 44,
    title: 'วันขึ้นเครื่องหมาย XD',
    text: 'ผู้ซื้อหุ้นตั้งแต่วันขึ้นเครื่องหมาย XD จะไม่ได้รับเงินปันผลงวดนั้น ราคาหุ้นมักปรับลดลงใกล้เคียงกับจำนวนปันผล',
  },
  {
    hoursAgo: 50,
    title: '',
    text: 'Báo cáo quý được công bố trong vòng 20 ngày sau khi kết thúc quý. So sánh với cùng kỳ năm trước, không chỉ với quý liền trước.',
  },
];
