/** Replies in the shapes the integration guide gives. */
export const unknownOrder = `<?xml version="1.0" encoding="ISO-8859-9"?><CC5Response><Response>Declined</Response>
<ProcReturnCode>99</ProcReturnCode><ErrMsg>Kayit bulunamadi</ErrMsg><Extra><ORDERSTATUS>ORD_ID:	CHARGE_TYPE_CD:	ORIG_TRANS_AMT:	CAPTURE_AMT:	TRANS_STAT:</ORDERSTATUS>
<NUMCODE>99</NUMCODE></Extra></CC5Response>`;

export const settledOrder = `<CC5Response><Response>Approved</Response><ProcReturnCode>00</ProcReturnCode><TransId>25005NOgE12061</TransId>
<ErrMsg>Record(s) found for 10126</ErrMsg><Extra><CHARGE_TYPE_CD>S</CHARGE_TYPE_CD><ORIG_TRANS_AMT>1001</ORIG_TRANS_AMT><CAPTURE_AMT>1001</CAPTURE_AMT>
<TRANS_STAT>S</TRANS_STAT><TRANS_ID>25005NOgE12061</TRANS_ID><ORD_ID>10126</ORD_ID>
<ORDERSTATUS>ORD_ID:10126	CHARGE_TYPE_CD:S	ORIG_TRANS_AMT:1001	CAPTURE_AMT:1001	TRANS_STAT:S</ORDERSTATUS></Extra></CC5Response>`;

export const badLogin = `<CC5Response><Response>Error</Response><ProcReturnCode>99</ProcReturnCode><ErrMsg>Hatali kullanici</ErrMsg>
<Extra><ERRORCODE>CORE-2001</ERRORCODE></Extra></CC5Response>`;

export const twoRefunds = `<CC5Response><Response>Approved</Response><ProcReturnCode>00</ProcReturnCode><Extra><TRXCOUNT>5</TRXCOUNT>
<TRX1>S	C	10000	9000	2026-01-05 13:14	2026-01-05 13:14		500513472717	222905	00	T1	1</TRX1>
<TRX2>C	C	2500	2500	2026-01-06 13:14	2026-01-06 13:14		500513472718	222906	00	T2	</TRX2>
<TRX3>C	D	9999	9999	2026-01-06 13:15				 	99	T3	</TRX3>
<TRX4>C	C	1500	1500	2026-01-07 13:14	2026-01-07 13:14		500513472719	222907	00	T4	</TRX4>
<TRX5>C	V	1000	1000	2026-01-07 14:14	2026-01-07 14:14	2026-01-07 14:20	500513472720	222908	00	T5	</TRX5></Extra></CC5Response>`;
