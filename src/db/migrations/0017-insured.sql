-- Circumstances under which a line is sold in another way; null for the line as such.
alter table quotations add column variant text;
update quotations set variant = 'secondHand' where second_hand;
alter table quotations drop column second_hand;
