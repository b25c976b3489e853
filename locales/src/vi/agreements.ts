/** Sections of the agreements (S39). */
export default {
  beans: {
    heading: 'Bạn mua gì',
    paragraphs: [
      'Nạp sẽ cộng đậu vàng vào tài khoản Goldbean của chính bạn. Trang hiển thị số đậu, phần tặng thêm và giá trước khi bạn thanh toán; nội dung ghi trong đơn là nội dung bạn nhận được.',
    ],
  },
  beansOverseas: {
    heading: 'Bạn mua gì và trả bằng tiền nào',
    paragraphs: [
      'Nạp từ nước ngoài sẽ cộng đậu vàng vào tài khoản Goldbean của chính bạn. Trang hiển thị số đậu, phần tặng thêm và giá kèm loại tiền trước khi bạn thanh toán; nội dung ghi trong đơn là nội dung bạn nhận được.',
      'Ngân hàng hoặc công ty thẻ của bạn có thể quy đổi theo tỷ giá riêng hoặc thu thêm phí. Goldbean không đặt ra và không nhận khoản phí đó.',
    ],
  },
  coins: {
    heading: 'Bạn mua gì',
    paragraphs: [
      'Bạn mua xu vàng cho tài khoản Goldbean của chính bạn. Xu vàng không hết hạn, dùng để trả cho dịch vụ có giá bằng xu, và đổi được thành đậu vàng theo tỷ lệ 1 xu lấy 50 đậu.',
      'Đã đổi thì không thể hoàn lại, và số đậu nhận được cũng hết hạn như mọi đậu khác. Xem thêm trong Thỏa thuận đổi.',
    ],
  },
  exchange: {
    heading: 'Nội dung đổi',
    paragraphs: [
      'Một xu vàng đổi được 50 đậu vàng, chỉ nhận số nguyên. Xu bị trừ và đậu được cộng cùng một lúc: hoặc cả hai cùng xảy ra, hoặc không có gì xảy ra.',
      'Đã đổi thì không thể hoàn lại. Không thể đổi đậu vàng ngược lại thành xu vàng.',
    ],
  },
  channel: {
    heading: 'Đăng ký kênh nghĩa là gì',
    paragraphs: [
      'Đăng ký là miễn phí. Bạn tham gia nhóm lớp của kênh; giáo viên và thành viên trong nhóm thấy biệt danh và những gì bạn viết ở đó, và bạn được báo về các buổi trực tiếp và thông báo của kênh.',
      'Bạn có thể hủy đăng ký bất cứ lúc nào; khi đó bạn rời nhóm lớp, còn tin nhắn của bạn vẫn ở lại. Câu lạc bộ người hâm mộ, gói fan cứng và bài học trả phí không thuộc phạm vi đăng ký.',
    ],
  },
  service: {
    heading: 'Phạm vi của thỏa thuận này',
    paragraphs: [
      'Thỏa thuận này áp dụng cho các dịch vụ học tập của khu tĩnh: khóa học, sách điện tử, bài đánh giá và gói thành viên, dù miễn phí hay trả phí. Dịch vụ trả phí ghi rõ giá, thời hạn và nội dung trước khi bạn đặt.',
      'Bài học bạn mua chỉ dành cho riêng bạn. Vui lòng không cho mượn tài khoản, không ghi lại, sao chép hay bán lại bài học.',
    ],
  },
  conduct: {
    heading: 'Cách chúng ta cư xử',
    paragraphs: [
      'Không xúc phạm, không lừa đảo, không kêu gọi góp tiền, không khuyến nghị mã chứng khoán cụ thể cho người khác. Nhân viên có thể ẩn nội dung vi phạm, có thể cấm nói hoặc đóng băng tài khoản; bạn được cho biết lý do và có quyền khiếu nại. Khiếu nại do một người khác xem xét.',
    ],
  },
  nature: {
    heading: 'Bản chất của đậu và xu',
    paragraphs: [
      'Đậu vàng và xu vàng chỉ dùng trong Goldbean. Chúng không phải là tiền, không sinh lãi, không đổi lại được thành tiền mặt và không được mua bán bên ngoài Goldbean.',
    ],
  },
  order: {
    heading: 'Đơn hàng',
    paragraphs: [
      'Đơn được giữ trong 30 phút. Đơn chưa thanh toán sau thời gian đó sẽ tự đóng và không bị trừ tiền.',
      'Nội dung bạn mua được cộng vào tài khoản khi dịch vụ thanh toán xác nhận khoản tiền, thường trong vòng một phút. Mỗi khoản thanh toán chỉ được ghi một lần, dù được báo bao nhiêu lần. Khoản được xác nhận sau khi đơn đã đóng vẫn được ghi.',
      'Nếu số tiền được xác nhận khác với số tiền của đơn, hệ thống không tự ghi gì cả; chúng tôi sẽ kiểm tra và báo cho bạn.',
    ],
  },
  payment: {
    heading: 'Đường đi của tiền',
    paragraphs: [
      'Mục “Tiền của tôi đang ở đâu?” trên trang nạp cho thấy từng bước của đơn kèm thời gian. Số thẻ và mật khẩu thanh toán chỉ được đưa cho dịch vụ thanh toán; Goldbean không nhìn thấy và không lưu giữ.',
      'Nếu trang hiển thị quầy thu ngân nội bộ thay cho dịch vụ thanh toán thì không có tiền thật nào bị thu.',
    ],
  },
  validity: {
    heading: 'Hạn dùng của đậu',
    paragraphs: [
      'Mọi đậu vàng đều có hạn dùng. Đậu nhận từ tháng 1 đến tháng 6 dùng được đến hết ngày 31 tháng 12 cùng năm, đậu nhận từ tháng 7 đến tháng 12 dùng được đến hết ngày 30 tháng 6 năm sau, theo giờ Thượng Hải.',
      'Đậu hết hạn sớm nhất được tiêu trước. Trang “Đậu vàng của tôi” cho biết đậu nào hết hạn khi nào. Đậu đã hết hạn không được khôi phục.',
    ],
  },
  refunds: {
    heading: 'Sai sót và hoàn tiền',
    paragraphs: [
      'Phần đã tiêu không được hoàn lại. Nếu bạn bị trừ tiền mà không nhận được gì, hoặc bị trừ hai lần, hãy báo số đơn cho bộ phận hỗ trợ. Bút toán sai được sửa bằng một dòng mới trong sao kê; không dòng nào bị xóa.',
      'Thỏa thuận này không ảnh hưởng đến các quyền của người tiêu dùng mà pháp luật dành cho bạn.',
    ],
  },
  care: {
    heading: 'Xin hãy cân nhắc',
    paragraphs: [
      'Chỉ thanh toán khi bạn đã đủ tuổi hoặc được người giám hộ đồng ý, và đừng dùng số tiền bạn cần cho việc khác.',
      'Bài học và trao đổi trên Goldbean là để học tập, không phải lời khuyên đầu tư; những gì bạn trả ở đây không hứa hẹn lợi nhuận.',
    ],
  },
  version: {
    heading: 'Phiên bản của thỏa thuận',
    paragraphs: [
      'Phiên bản bạn đồng ý được lưu cùng với giao dịch mà bạn đồng ý cho nó. Phiên bản mới chỉ áp dụng cho những gì bạn làm sau khi đã đồng ý, và đánh dấu phần thay đổi.',
    ],
  },
};
