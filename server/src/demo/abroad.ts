import { uid } from './demo-uid.ts';

/** Channels of the other five languages, so that everybody finds names they can read (D85). */
export const abroad = [
  {
    uid: uid(14),
    jwcode: 'jw8807',
    teacher: '財經筆記老師',
    hue: 190,
    name: '穩健投資筆記',
    live: '怎樣讀懂一份年報',
    theme: '年報入門',
    introduction: '從收入、現金流到附註，逐頁看一份年報最值得留意的地方。課程內容只供學習，並非投資建議。',
    picture: 'coins',
  },
  {
    uid: uid(15),
    jwcode: 'jw8808',
    teacher: 'Market Basics Teacher',
    hue: 60,
    name: 'Market Basics',
    live: 'How to read an order book',
    theme: 'Orders and prices',
    introduction:
      'Bids, asks and what lies between them, on one quiet trading day. For learning; no advice to buy or to sell.',
    picture: 'candles',
  },
  {
    uid: uid(16),
    jwcode: 'jw8809',
    teacher: 'Cikgu Pelaburan',
    hue: 130,
    name: 'Kelas Pelaburan Asas',
    live: 'Menyimpan dahulu, melabur kemudian',
    theme: 'Tabiat menyimpan',
    introduction:
      'Satu jadual untuk gaji, tabung kecemasan dan matlamat jangka panjang. Untuk pembelajaran, bukan nasihat pelaburan.',
    picture: 'coins',
  },
  {
    uid: uid(17),
    jwcode: 'jw8810',
    teacher: 'ครูสอนอ่านกราฟ',
    hue: 285,
    name: 'ห้องเรียนอ่านกราฟ',
    live: 'แนวรับ แนวต้าน และปริมาณซื้อขาย',
    theme: 'อ่านกราฟเบื้องต้น',
    introduction:
      'ดูกราฟรายวันหนึ่งภาพ ลากเส้นแนวรับแนวต้าน และดูว่าปริมาณซื้อขายบอกอะไร เพื่อการเรียนรู้เท่านั้น ไม่ใช่คำแนะนำการลงทุน',
    picture: 'volumes',
  },
  {
    uid: uid(18),
    jwcode: 'jw8811',
    teacher: 'Giáo viên tài chính',
    hue: 350,
    name: 'Lớp học đầu tư bền vững',
    live: 'Đầu tư định kỳ: khi nào không nên dừng',
    theme: 'Kỷ luật đầu tư',
    introduction:
      'Ba giai đoạn thị trường có thật và cái giá của việc dừng giữa chừng. Chỉ để học tập, không phải lời khuyên đầu tư.',
    picture: 'volumes',
  },
] as const;
