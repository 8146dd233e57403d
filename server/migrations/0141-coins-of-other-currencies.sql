-- Cash is rounded to a coin of the studio's currency, which the product checks; in pounds that is 5.
alter table settings
  drop constraint settings_cash_coin_fils_check,
  add constraint settings_cash_coin_fils_check check (cash_coin_fils between 1 and 100);
